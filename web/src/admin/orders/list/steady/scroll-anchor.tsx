import { Component, createRef, type ReactNode } from 'react';

/** What a row or card carries so that it is found again. */
export const rowMark = (id: string) => ({ 'data-row': id });

type ScrollAnchorProps = {
  /** The page the rows belong to, once they are there: turning it, or sorting, moves them on purpose. */
  place: string | null;
  children: ReactNode;
};
type Anchor = { id: string; top: number };

/**
 * Rows that arrive above do not move what is being read: the row under the cursor or the first in sight
 * keeps its place. A class, because only a class may measure right before the page changes.
 */
export class ScrollAnchor extends Component<ScrollAnchorProps> {
  readonly #list = createRef<HTMLDivElement>();

  override componentDidMount() {
    // The browser's own anchoring, where there is any, would move the page a second time.
    document.documentElement.style.setProperty('overflow-anchor', 'none');
  }

  override componentWillUnmount() {
    document.documentElement.style.removeProperty('overflow-anchor');
  }

  override getSnapshotBeforeUpdate(before: ScrollAnchorProps): Anchor | null {
    const row = before.place === this.props.place ? this.#rowToKeep() : null;
    return row ? { id: row.dataset.row ?? '', top: row.getBoundingClientRect().top } : null;
  }

  override componentDidUpdate(_: ScrollAnchorProps, __: object, anchor: Anchor | null) {
    const row = anchor && this.#rows().find(({ dataset }) => dataset.row === anchor.id);
    const moved = row ? row.getBoundingClientRect().top - anchor.top : 0;
    if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
  }

  override render() {
    return <div ref={this.#list}>{this.props.children}</div>;
  }

  #rows(): HTMLElement[] {
    return [...(this.#list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
  }

  /** None while the beginning of the list is in sight: there the newest order is to be seen. */
  #rowToKeep(): HTMLElement | undefined {
    const rows = this.#rows();
    const focused = document.activeElement?.closest<HTMLElement>('[data-row]');
    if (focused && rows.includes(focused)) return focused;
    const first = rows.find((row) => row.getBoundingClientRect().bottom > 0);
    const isAtBeginning = first === rows[0] && (first?.getBoundingClientRect().top ?? 0) >= 0;
    return isAtBeginning ? undefined : first;
  }
}
