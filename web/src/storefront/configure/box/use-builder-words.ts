import { useConfigureTexts } from '../configure.texts.ts';
import { type BuilderState, nextPosition } from './builder-state.ts';
import { useSelectionName } from './use-selection-name.ts';

/** The line a customer reads, and the one a screen reader says, about where the box stands. */
export function useBuilderWords(state: BuilderState): { hint: string; announcement: string } {
  const text = useConfigureTexts().box;
  const selectionName = useSelectionName();
  const next = nextPosition(state);
  const count = state.box.selections.length;
  const hint = next === null ? text.full : text.nextGoesTo(next);

  switch (state.last?.kind) {
    case 'placed': {
      const { selection } = state.last;
      const placed = text.placed(selection.position, selectionName(selection), count);
      return { hint, announcement: next === null ? `${placed} ${text.full}` : placed };
    }
    case 'removed':
      return { hint, announcement: text.removed(state.last.position, count) };
    case 'aimed':
    case 'full':
      return { hint, announcement: hint };
    default:
      // A taken place is an alert of its own.
      return { hint, announcement: '' };
  }
}
