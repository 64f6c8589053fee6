/** A database whose clock somebody sets, forwards and back, while services run on it. */
import pg from 'pg';

const HOUR = 3600;

/**
 * THE list of jumps, in seconds: each moves the clock by so much, and all come back to the true
 * time.
 */
export const JUMPS = [30, -30, -30, 30, HOUR, -HOUR, -HOUR, HOUR];

// A name in pg_catalog comes first, unless the path says where it comes.
const SCRIPT = `
  create table public.siege_clock (ahead interval not null);
  insert into public.siege_clock values ('0');
  create function public.clock_timestamp() returns timestamptz volatile language sql as
    'select pg_catalog.clock_timestamp() + ahead from public.siege_clock';
  create function public.now() returns timestamptz stable language sql as
    'select pg_catalog.now() + ahead from public.siege_clock';`;

/** Makes the clock of a new database one that can be set. `jump` sets it, in seconds. */
export async function openClock(url) {
  const pool = new pg.Pool({ connectionString: url, max: 4 });
  const name = new URL(url).pathname.slice(1);
  await pool.query(`${SCRIPT} alter database "${name}" set search_path = public, pg_catalog`);
  return {
    execute: (text, values) => pool.query(text, values),
    jump: (seconds) => pool.query(`update public.siege_clock set ahead = ahead + make_interval(secs => $1)`, [seconds]),
    close: () => pool.end(),
  };
}
