import type { JSX } from 'preact';
import type { Game } from '../../model/game.ts';
import { proofsOf } from '../../model/proof.ts';
import { t } from '../../text/index.ts';

/** In a game with reasons: how many moves were proven, and how many were guesses. */
export function Proofs({ game }: { readonly game: Game }): JSX.Element | null {
  const { proven, guesses, wrong, all } = proofsOf(game);
  if (!game.isProving || all === 0) return null;
  const parts = [
    t('prove.count', { proven, all }),
    guesses > 0 && t('prove.count.guesses', { n: guesses }),
    wrong > 0 && t('prove.count.wrong', { n: wrong }),
  ];
  return <p class="proofs">{parts.filter(Boolean).join(' · ')}</p>;
}
