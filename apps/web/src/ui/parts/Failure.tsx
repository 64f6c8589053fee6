import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { route } from '../../route.ts';
import { t } from '../../text/index.ts';
import { Copy } from './Copied.tsx';
import { copy } from './clipboard.ts';
import './failure.css';
import { failureReport } from './failure-report.ts';

interface FailureProps {
  readonly problem: unknown;
  again(): void;
}

/** Says that a part of the app has stopped, and offers to try again or to copy what happened. */
export function Failure({ problem, again }: FailureProps): JSX.Element {
  const report = useMemo(
    () => failureReport(problem, { page: route.peek().page, userAgent: navigator.userAgent, now: new Date() }),
    [problem],
  );
  return (
    <section class="failure" role="alert">
      <p>
        <strong>{t('failure.stopped')}</strong> {t('failure.kept')}
      </p>
      <div class="buttons">
        <button type="button" class="main" onClick={again}>
          {t('failure.again')}
        </button>
        <Copy label={t('failure.copy')} of={report} otherwise="share.notCopied" run={() => copy(report)} />
      </div>
      <details>
        <summary>{t('failure.what')}</summary>
        <pre>{report}</pre>
      </details>
    </section>
  );
}
