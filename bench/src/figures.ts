/** What a figure has to reach. */
export type Goal = { atLeast: number } | { atMost: number };

type Measured = {
  name: string;
  /** The lowest and the highest round. */
  spread: readonly [number, number];
  goal: Goal;
  /** What was measured of us and of the reference in the same run, in this unit. */
  unit: string;
  ours: number;
  reference: number | null;
};

/** Ours over the reference, or the bare value where there is nothing to set beside it. */
export type Figure = Measured & ({ ratio: number } | { value: number });

/** Measures something and says meanwhile what it is about; a suite is one file with one such function. */
export type Suite = (say: (step: string) => void) => Promise<Figure[]>;

/** One round asks both, one after the other: what else a busy machine does slows both alike. */
export type Round = { ours: number; reference: number };

/** The median ratio of all rounds. */
export function ratioFigure(
  rounds: readonly Round[],
  { name, unit, goal }: Pick<Figure, 'name' | 'unit' | 'goal'>,
): Figure {
  const ratios = rounds.map(({ ours, reference }) => ours / reference);
  return {
    ...{ name, unit, goal },
    ratio: median(ratios),
    spread: [Math.min(...ratios), Math.max(...ratios)],
    ours: median(rounds.map(({ ours }) => ours)),
    reference: median(rounds.map(({ reference }) => reference)),
  };
}

/** The median of values that stand for themselves. */
export function valueFigure(
  values: readonly number[],
  { name, unit, goal }: Pick<Figure, 'name' | 'unit' | 'goal'>,
): Figure {
  const value = median(values);
  const spread = [Math.min(...values), Math.max(...values)] as const;
  return { ...{ name, unit, goal }, value, spread, ours: value, reference: null };
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

export function measureOf(figure: Figure): number {
  return 'ratio' in figure ? figure.ratio : figure.value;
}

export function isReached(figure: Figure): boolean {
  const measure = measureOf(figure);
  return 'atLeast' in figure.goal ? measure >= figure.goal.atLeast : measure <= figure.goal.atMost;
}
