import type {
  Finding,
  PictureBox,
  ReceiptFindings,
} from '@mooncake/domain/receipts/reading/receipt-reading.contract';
import type { CSSProperties } from 'react';
import { findingLook, readingParts } from '../../orders/verdict/verdict-looks.ts';
import { useReadingTexts } from '../reading/reading.texts.ts';

type ReadingBoxesProps = {
  findings: ReceiptFindings;
  /** Of the picture as it is stored. */
  size: { width: number; height: number };
  /** Those of the picture: the boxes move, turn and grow with it. */
  className: string;
  style: CSSProperties;
};

/** Where on the picture each thing was read; the card says the same in words, so readers need not hear it twice. */
export function ReadingBoxes({ findings, size: { width, height }, className, style }: ReadingBoxesProps) {
  const { parts } = useReadingTexts();
  const letter = Math.max(width, height) / 55;
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
      {boxes.map(({ part, finding, box }) => (
        <g key={part} className={findingLook(part, finding).ink}>
          {/* A light edge below the coloured one: it is seen on dark receipts too. */}
          {['light', 'coloured'].map((edge) => (
            <rect
              key={edge}
              x={box.left * width - letter / 4}
              y={box.top * height - letter / 4}
              width={box.width * width + letter / 2}
              height={box.height * height + letter / 2}
              rx={letter / 4}
              fill="none"
              stroke={edge === 'light' ? 'white' : 'currentColor'}
              strokeWidth={edge === 'light' ? letter / 3.5 : letter / 7}
              strokeDasharray={isSure(finding) ? undefined : `${letter / 2} ${letter / 3}`}
            />
          ))}
          <text
            {...labelPlace(box, { width, height, letter })}
            fontSize={letter}
            fontWeight="bold"
            fill="currentColor"
            stroke="white"
            strokeWidth={letter / 4}
            paintOrder="stroke"
          >
            {parts[part]}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** Beside its box, where a bank leaves the line empty; above it where the line is full. */
function labelPlace(
  box: PictureBox,
  { width, height, letter }: { width: number; height: number; letter: number },
) {
  const right = box.left + box.width;
  if (right > 0.66) return { x: box.left * width, y: Math.max(letter, box.top * height - letter / 2) };
  return { x: right * width + letter / 2, y: (box.top + box.height / 2) * height + letter / 3 };
}

const isSure = ({ verdict, isDoubtful }: Finding) => verdict === 'matches' && isDoubtful !== true;
