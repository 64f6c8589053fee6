export { words } from '@pencilmark/core/languages/en';
