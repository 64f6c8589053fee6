import { cellName } from '../geometry/names.ts';
import type { ChainNode } from './step.ts';

/** A chain in Eureka notation. */
export const eureka = (chain: readonly ChainNode[], size: number, alphabet: string): string =>
  chain
    .map(
      ({ cells, digit, link }) =>
        `${link === undefined ? '' : link === 'strong' ? '=' : '-'}(${alphabet[digit - 1]})${cells.map((cell) => cellName(cell, size)).join('')}`,
    )
    .join('');
