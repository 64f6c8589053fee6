import type { Component, JSX } from 'preact';

/**
 * A component that is drawn anew only when its properties are no longer alike. The package
 * preact/compat has one too, but it also makes each `onChange` of a page an `onInput`.
 */
export const memo = <Props>(
  draw: (props: Props) => JSX.Element,
  areAlike: (before: Props, now: Props) => boolean,
): ((props: Props) => JSX.Element) =>
  function Memo(this: Component<Props>, props: Props): JSX.Element {
    this.shouldComponentUpdate = (next) => !areAlike(this.props, next);
    return draw(props);
  };
