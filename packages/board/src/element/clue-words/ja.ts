export { words } from '@pencilmark/core/languages/ja';
