import type { MatchRules } from '@pencilmark/race';
import type { JSX } from 'preact';
import { t } from '../../text/index.ts';
import { teamsOf } from './teams.ts';

interface TeamsProps {
  readonly rules: MatchRules;
  /** Who sits where; null for a free seat. */
  readonly seats: readonly ({ readonly name: string } | null)[];
}

/** Who plays for which team; nothing where there are no two teams. */
export function Teams({ rules, seats }: TeamsProps): JSX.Element | null {
  const teams = teamsOf(rules);
  if (teams.length === 0) return null;
  return (
    <dl class="teams">
      {teams.map(({ name, seats: own }) => (
        <div key={name}>
          <dt>{name}</dt>
          {own.map((seat) => (
            <dd key={seat} class={seats[seat] ? undefined : 'free'}>
              {seats[seat]?.name ?? t('match.free')}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
