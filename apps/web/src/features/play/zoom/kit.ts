export { attach } from './hands.ts';
export { ZOOM_KEYS } from './keys.ts';
export { ZoomButton } from './ZoomButton.tsx';
