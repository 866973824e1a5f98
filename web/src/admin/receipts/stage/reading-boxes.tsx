import type {
  Finding,
  PictureBox,
  ReceiptFindings,
} from '@mooncake/domain/receipts/reading/receipt-reading.contract';
import type { CSSProperties } from 'react';
import { findingLook, numberOfPart, readingParts } from '../../orders/verdict/verdict-looks.ts';
import { untoldWords } from '../reading/untold-words.ts';

/** In pixels: a number of 12 in its disc. */
const leastSign = 14.2;

type ReadingBoxesProps = {
  findings: ReceiptFindings;
  /** Of the picture as it is stored. */
  size: { width: number; height: number };
  /** Pixels of the screen for one of the picture. */
  scale: number;
  /** Those of the picture: the boxes move, turn and grow with it. */
  className: string;
  style: CSSProperties;
};

/** Where on the picture each thing was read; the card says the same in words, so readers need not hear it twice. */
export function ReadingBoxes({
  findings,
  size: { width, height },
  scale,
  className,
  style,
}: ReadingBoxesProps) {
  const letter = Math.max(width, height) / 55;
  // On the small stage of a phone too its number can be read, and its edge is no hair.
  const sign = Math.max(letter, leastSign / scale);
  const edge = Math.max(letter / 8, 1.25 / scale);
  const boxes = readingParts.flatMap((part) => {
    const { box } = findings[part];
    return box ? [{ part, finding: findings[part], box }] : [];
  });
  return (
    <svg
      aria-hidden="true"
      data-reading-boxes=""
      viewBox={`0 0 ${width} ${height}`}
      className={`${className} pointer-events-none`}
      style={style}
    >
      {untoldWords(findings).map(
        ({ read, box }) =>
          box && (
            <rect
              key={`${read} ${box.left} ${box.top}`}
              data-not-known=""
              x={box.left * width - letter / 10}
              y={box.top * height - letter / 10}
              width={box.width * width + letter / 5}
              height={box.height * height + letter / 5}
              className="text-crust"
              fill="currentColor"
              fillOpacity={0.18}
              stroke="currentColor"
              strokeWidth={letter / 12}
            />
          ),
      )}
      {boxes.map(({ part, finding, box }) => (
        <g key={part} className={findingLook(part, finding).ink}>
          {/* A light edge below the coloured one: it is seen on dark receipts too. */}
          {['light', 'coloured'].map((layer) => (
            <rect
              key={layer}
              // Words beside it are nearer than lines above.
              x={box.left * width - letter / 10}
              y={box.top * height - letter / 4}
              width={box.width * width + letter / 5}
              height={box.height * height + letter / 2}
              rx={letter / 4}
              fill="none"
              stroke={layer === 'light' ? 'white' : 'currentColor'}
              strokeWidth={layer === 'light' ? edge * 1.8 : edge}
              strokeDasharray={isSure(finding) ? undefined : `${letter / 2} ${letter / 3}`}
            />
          ))}
          <NumberOnCorner box={box} number={numberOfPart(part)} {...{ width, height, sign }} />
        </g>
      ))}
    </svg>
  );
}

type NumberOnCornerProps = { box: PictureBox; number: number; width: number; height: number; sign: number };

/** The card's number for it, on the upper right corner: before or after the box it would hide the line's other words. */
function NumberOnCorner({ box, number, width, height, sign }: NumberOnCornerProps) {
  const radius = sign * 0.65;
  const within = (middle: number, end: number) => Math.min(Math.max(middle, radius), end - radius);
  const x = within((box.left + box.width) * width + sign * 0.6, width);
  const y = within(box.top * height - sign * 0.45, height);
  return (
    <>
      <circle cx={x} cy={y} r={radius} fill="currentColor" stroke="white" strokeWidth={sign / 7} />
      <text
        x={x}
        y={y + sign * 0.31}
        fontSize={sign * 0.85}
        fontWeight="bold"
        textAnchor="middle"
        fill="white"
      >
        {number}
      </text>
    </>
  );
}

const isSure = ({ verdict, isDoubtful }: Finding) => verdict === 'matches' && isDoubtful !== true;
