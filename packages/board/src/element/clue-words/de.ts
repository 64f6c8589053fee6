export { words } from '@pencilmark/core/languages/de';
