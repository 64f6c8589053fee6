import type { Room } from '@pencilmark/board';

/** Room for signs outside, for the sheet of style: the cells become smaller, and make way. */
export const roomStyle = (room: Room | undefined): object =>
  room ? { '--room': sideways(room), '--above': room.top, '--aside': (room.left - room.right) / 2 } : {};

const sideways = ({ top, right, bottom, left }: Room): number => Math.max(top + bottom, left + right);
