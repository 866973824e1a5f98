import { niceTop } from './nice-scale.ts';

type DayPoint = { day: string; value: number; words: string };

type DayChartProps = {
  points: readonly DayPoint[];
  shape: 'columns' | 'area';
  /** How a number on the scale is written. */
  scaleWords: (value: number) => string;
  dayWords: (day: string) => string;
};

/**
 * Days from left to right. Only shapes are drawn; numbers and dates stand around them as text, so
 * that they keep their size however wide the chart is.
 */
export function DayChart({ points, shape, scaleWords, dayWords }: DayChartProps) {
  const top = niceTop(Math.max(...points.map(({ value }) => value)));
  const [first, middle, last] = [points[0], points[Math.floor(points.length / 2)], points.at(-1)];
  const heightOf = (value: number) => (value / top) * 100;

  return (
    <div className="grid grid-cols-[auto_1fr] gap-x-2 text-xs text-muted tabular-nums">
      <div className="flex h-44 flex-col justify-between text-right leading-none md:h-52">
        <span>{scaleWords(top)}</span>
        <span>{scaleWords(top / 2)}</span>
        <span>{scaleWords(0)}</span>
      </div>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${points.length} 100`}
        preserveAspectRatio="none"
        className="h-44 w-full overflow-visible py-[0.4em] md:h-52"
      >
        {[0, 50, 100].map((at) => (
          <line
            key={at}
            x2={points.length}
            y1={at}
            y2={at}
            className="stroke-line"
            vectorEffect="non-scaling-stroke"
          />
        ))}
        {shape === 'columns' ? (
          points.map(({ day, value, words }, at) => (
            <rect
              key={day}
              x={at + 0.12}
              width="0.76"
              y={100 - heightOf(value)}
              height={heightOf(value)}
              className="fill-crust"
            >
              <title>{words}</title>
            </rect>
          ))
        ) : (
          <>
            <path
              d={`M0 100 ${stairs(points, heightOf)} L${points.length} 100Z`}
              className="fill-jade opacity-25"
            />
            <path
              d={stairs(points, heightOf).replace('L', 'M')}
              fill="none"
              className="stroke-2 stroke-jade"
              vectorEffect="non-scaling-stroke"
            />
          </>
        )}
      </svg>
      <div className="col-start-2 flex justify-between pt-1">
        {first && <span>{dayWords(first.day)}</span>}
        {middle && points.length > 4 && <span>{dayWords(middle.day)}</span>}
        {last && points.length > 1 && <span>{dayWords(last.day)}</span>}
      </div>
    </div>
  );
}

/** One step per day: a day's revenue is a height, not a point on a slope. */
function stairs(points: readonly DayPoint[], heightOf: (value: number) => number): string {
  return points
    .map(({ value }, at) => `L${at} ${100 - heightOf(value)}L${at + 1} ${100 - heightOf(value)}`)
    .join('');
}
