import type { ComponentProps } from 'react';

type RunProps = Omit<ComponentProps<'span'>, 'lang'>;

/** A run of Chinese text, so fonts and screen readers treat it as such wherever it stands. */
export function Zh(props: RunProps) {
  return <span lang="zh-Hans" {...props} />;
}

/** A run of English text inside a page that may be Chinese. */
export function En(props: RunProps) {
  return <span lang="en" {...props} />;
}
