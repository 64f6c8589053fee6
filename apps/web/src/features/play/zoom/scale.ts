import { signal } from '@preact/signals';
import './zoom.css';

// Sides of cells in pixels: below this they are small, and this large they become at most.
const SMALL = 30;
const LARGEST = 52;
// What the button and a double press lead to.
const HANDY = 38;

/** How many times larger the board is than its place. */
export const scale = signal(1);
/** The side of a cell in pixels while the board fits into its place. */
const plainSide = signal(SMALL);

let stand: HTMLElement | undefined;

export const canZoom = (): boolean => plainSide.value < SMALL;
/** The side of a cell in pixels as it is on screen. */
export const sideNow = (): number => plainSide.peek() * scale.peek();

const boardOf = (place: HTMLElement): HTMLElement => place.querySelector<HTMLElement>('.board')!;

/** Lets the board in a place be made larger. Gives what ends that. */
export function placeIn(place: HTMLElement, size: number): () => void {
  stand = place;
  const measure = (): void => {
    plainSide.value = Math.min(place.clientWidth, place.clientHeight) / size;
    if (!canZoom()) zoomTo(1);
    place.classList.toggle('can-zoom', canZoom());
  };
  const observer = new ResizeObserver(measure);
  observer.observe(place);
  measure();
  return () => {
    observer.disconnect();
    zoomTo(1);
    place.classList.remove('can-zoom');
    stand = undefined;
  };
}

/** A point of the window, in pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The middle of an element. */
const middleOf = (element: Element): Point => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
};

/** Makes the board so many times larger than its place; a point of it stays where it is. */
export function zoomTo(wanted: number, at?: Point): void {
  if (!stand) return;
  const most = canZoom() ? LARGEST / plainSide.peek() : 1;
  const next = wanted < 1.05 ? 1 : Math.min(wanted, most);
  const { x, y } = at ?? middleOf(boardOf(stand).querySelector('.cell.cursor') ?? stand);
  const before = boardOf(stand).getBoundingClientRect();
  scale.value = next;
  stand.classList.toggle('is-zoomed', next > 1);
  stand.style.setProperty('--zoom', String(next));
  const now = boardOf(stand).getBoundingClientRect();
  stand.scrollLeft += now.x + ((x - before.x) / before.width) * now.width - x;
  stand.scrollTop += now.y + ((y - before.y) / before.height) * now.height - y;
}

/** Larger by steps, or smaller. */
export const zoomBy = (factor: number): void => zoomTo(scale.peek() * factor);

/** To a size for fingers, or back to the whole board. */
export const toggleZoom = (): void => zoomTo(scale.peek() > 1 ? 1 : HANDY / plainSide.peek());

/** Moves the larger board within its place. */
export function pan(right: number, down: number): void {
  if (!stand) return;
  stand.scrollLeft -= right;
  stand.scrollTop -= down;
}

/** Brings a cell into sight, and those around it. */
export function reveal(cell: Element): void {
  if (!stand || scale.peek() === 1) return;
  const [box, place] = [cell.getBoundingClientRect(), stand.getBoundingClientRect()];
  const margin = box.width;
  const beyond = (start: number, end: number, least: number, most: number): number =>
    start - margin < least ? start - margin - least : Math.max(0, end + margin - most);
  stand.scrollLeft += beyond(box.left, box.right, place.left, place.right);
  stand.scrollTop += beyond(box.top, box.bottom, place.top, place.bottom);
}
