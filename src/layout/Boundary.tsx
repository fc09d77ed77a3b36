import { Component, type ReactNode } from 'react';
import { ErrorState } from '../../components/portal/ErrorState.tsx';
import { ChunkError } from '../../providers/inTime.ts';

interface Props {
  /** When it changes, the page is tried again: the path. */
  at: string;
  children: ReactNode;
}

/** Limits an error to the page: the frame stays, and Retry tries again. */
export class Boundary extends Component<Props, { error: unknown; at: string }> {
  override state = { error: undefined as unknown, at: this.props.at };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  static getDerivedStateFromProps({ at }: Props, state: { at: string }) {
    return at === state.at ? null : { at, error: undefined };
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    // The browser does not request a failed chunk again until the page is reloaded.
    const isChunk = error instanceof ChunkError;
    const retry = () => (isChunk ? window.location.reload() : this.setState({ error: undefined }));
    return <ErrorState error={error} text={isChunk ? 'errors.chunk' : undefined} onRetry={retry} />;
  }
}
