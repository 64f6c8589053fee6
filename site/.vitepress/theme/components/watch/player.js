/** The time of some films that run together: which moment is shown, and whether it goes on. */

/** Events a second. */
export const SPEEDS = [1, 5, 20, 100, 500, 5000];

/** A player at the beginning of films of which the longest has so many events. */
export const startOf = (length) => ({ at: 0, length, isPlaying: false, rest: 0 });

/** To a moment, as far as there is one. A fraction of an event is kept for later. */
export function moved(player, at) {
  const within = Math.min(Math.max(at, 0), player.length);
  return { ...player, at: within, isPlaying: player.isPlaying && within < player.length };
}

/** After some milliseconds of playing. */
export function played(player, ms, speed) {
  if (!player.isPlaying) return player;
  const due = player.rest + (ms / 1000) * speed;
  const events = Math.floor(due);
  return { ...moved(player, player.at + events), rest: due - events };
}

/** Playing or not. At the end, playing begins anew. */
export const toggled = (player) => {
  if (player.isPlaying) return { ...player, isPlaying: false };
  return { ...player, at: player.at === player.length ? 0 : player.at, isPlaying: player.length > 0, rest: 0 };
};

/**
 * Says at most one text in each second, the latest. `say` gets the text; `now` and `wait` are the
 * clock.
 */
export function speaker(say, { now, wait }, pause = 1000) {
  let last = Number.NEGATIVE_INFINITY;
  let waiting = '';
  const speak = () => {
    last = now();
    say(waiting);
    waiting = '';
  };
  return (text) => {
    const isDue = waiting === '';
    waiting = text;
    if (!isDue) return; // the one that is due will say this text
    const left = last + pause - now();
    if (left <= 0) speak();
    else wait(speak, left);
  };
}
