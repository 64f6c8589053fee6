export { words } from '@pencilmark/core/languages/fr';
