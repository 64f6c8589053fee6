import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { serviceTime } from '../../match/table.ts';

/** The time of the service, told anew after so many milliseconds. */
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
