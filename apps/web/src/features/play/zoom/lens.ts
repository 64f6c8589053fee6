import { effect } from '@preact/signals';
import { selection } from '../../../table/hand.ts';
import { type Point, sideNow } from './scale.ts';

// Pixels: the side of the lens, of a cell in it, and how far above the finger it is.
const SIDE = 148;
const CELL = 36;
const ABOVE = 36;

export interface Lens {
  move(to: Point): void;
  close(): void;
}

/** Shows a piece of the board, enlarged, above the finger that is on it. */
export function openLens(stand: HTMLElement, at: Point): Lens {
  const board = stand.querySelector<HTMLElement>('.board')!;
  const copy = board.cloneNode(true) as HTMLElement;
  const lens = document.createElement('div');
  lens.className = 'lens';
  lens.setAttribute('aria-hidden', 'true');
  lens.inert = true;
  lens.append(copy);
  const { x, y, width } = board.getBoundingClientRect();
  copy.style.width = `${width}px`;
  lens.style.setProperty('--lens', `${SIDE}px`);
  stand.parentElement!.append(lens);

  const [cells, copies] = [board, copy].map((drawing) => [...drawing.querySelectorAll('.cell')]);
  // What is selected is drawn after this has run.
  const endFollowing = effect(() => {
    selection.value;
    requestAnimationFrame(() => {
      for (const [index, cell] of cells!.entries()) {
        const { className } = copies![index]!;
        if (className !== cell.className) copies![index]!.className = cell.className;
      }
    });
  });
  const move = (to: Point): void => {
    const times = CELL / sideNow();
    const left = Math.min(Math.max(4, to.x - SIDE / 2), innerWidth - SIDE - 4);
    const above = to.y - SIDE - ABOVE;
    lens.style.translate = `${left}px ${above < 4 ? to.y + ABOVE : above}px`;
    copy.style.transform = `translate(${SIDE / 2 - (to.x - x) * times}px, ${SIDE / 2 - (to.y - y) * times}px) scale(${times})`;
  };
  move(at);
  return {
    move,
    close() {
      endFollowing();
      lens.remove();
    },
  };
}
