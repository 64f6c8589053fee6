import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { serviceTime } from '../table.ts';

/** How many seconds are left until a moment of service time, rounded up. */
export const secondsTo = (until: number, now: number): number => Math.max(0, Math.ceil((until - now) / 1000));

/** The time of the service, renewed after so many milliseconds. */
export function useServiceTime(step: number): number {
  const now = useSignal(serviceTime());
  useEffect(() => {
    const timer = setInterval(() => {
      now.value = serviceTime();
    }, step);
    return () => clearInterval(timer);
  }, [step]);
  return now.value;
}
