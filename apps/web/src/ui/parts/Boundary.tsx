import { signal } from '@preact/signals';
import { Component, type ComponentChildren } from 'preact';
import { t, textsOf } from '../../text/index.ts';

/** The report of a failure is loaded when there is a failure. */
const loaded = signal<typeof import('./Failure.tsx') | undefined>(undefined);

async function loadFailure(): Promise<void> {
  const [failure] = await Promise.all([import('./Failure.tsx'), textsOf('failure')]);
  loaded.value = failure;
}

interface BoundaryProps {
  /** Another value tries again by itself: another page, another game. */
  readonly at?: unknown;
  readonly children: ComponentChildren;
}

interface BoundaryState {
  readonly at?: unknown;
  readonly problem?: unknown;
}

/** What throws in here is replaced by words and ways out; the rest of the app goes on. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  static override getDerivedStateFromProps = ({ at }: BoundaryProps, state: BoundaryState): BoundaryState =>
    at === state.at ? state : { at, problem: undefined };

  override componentDidCatch(problem: unknown): void {
    console.error(problem);
    this.setState({ problem: problem ?? 'unknown' });
    void loadFailure().catch(() => {});
  }

  override render(): ComponentChildren {
    const { problem } = this.state;
    if (problem === undefined) return this.props.children;
    const Failure = loaded.value?.Failure;
    if (!Failure) return <p role="alert">{t('shell.failed')}</p>;
    return <Failure problem={problem} again={() => this.setState({ problem: undefined })} />;
  }
}
