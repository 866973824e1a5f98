import { useId } from 'react';
import { crusts, surface } from './cake-colours.ts';

export type CakeKind = keyof typeof crusts;

/** A mooncake seen from above, for flavours without a photograph. */
export function CakeDrawing({ kind }: { kind: CakeKind }) {
  const crust = useId();
  const { light, middle, dark } = crusts[kind];

  return (
    <svg aria-hidden="true" viewBox="0 0 100 100" className="size-full">
      <defs>
        <radialGradient id={crust} cx="38%" cy="30%" r="78%">
          <stop offset="0" stopColor={light} />
          <stop offset="0.55" stopColor={middle} />
          <stop offset="1" stopColor={dark} />
        </radialGradient>
      </defs>
      <ellipse cx="50" cy="55" rx="45" ry="43" fill={surface.shadow} opacity="0.35" />
      {kind === 'shanghai' ? (
        <circle cx="50" cy="50" r="44" fill={`url(#${crust})`} />
      ) : (
        <path d={edge} fill={`url(#${crust})`} stroke={dark} strokeOpacity="0.5" strokeWidth="0.8" />
      )}
      <Pattern kind={kind} dark={dark} light={light} />
      <ellipse
        cx="36"
        cy="27"
        rx="19"
        ry="9"
        fill={surface.shine}
        opacity="0.2"
        transform="rotate(-32 36 27)"
      />
    </svg>
  );
}

function Pattern({ kind, dark, light }: { kind: CakeKind; dark: string; light: string }) {
  if (kind === 'shanghai') {
    return seeds.map(({ x, y, turn }) => (
      <ellipse
        key={`${x} ${y}`}
        cx={x}
        cy={y}
        rx="2.3"
        ry="1.2"
        fill={surface.seed}
        stroke={dark}
        strokeOpacity="0.45"
        strokeWidth="0.5"
        transform={`rotate(${turn} ${x} ${y})`}
      />
    ));
  }
  if (kind === 'layered' || kind === 'pandan') {
    return (
      <>
        <path d={spiral} fill="none" stroke={light} strokeWidth="3.6" strokeLinecap="round" opacity="0.75" />
        <path d={spiral} fill="none" stroke={dark} strokeWidth="1" strokeLinecap="round" opacity="0.55" />
      </>
    );
  }
  return (
    <g fill="none" strokeLinecap="round">
      {[light, dark].map((stroke, layer) => (
        <g
          key={stroke}
          stroke={stroke}
          strokeWidth={layer === 0 ? 2.2 : 1.1}
          strokeOpacity={layer === 0 ? 0.5 : 0.65}
          transform={layer === 0 ? 'translate(0.7 0.9)' : undefined}
        >
          <circle cx="50" cy="50" r="36" />
          <circle cx="50" cy="50" r="7" />
          {petals.map((turn) => (
            <path
              key={turn}
              d="M50 42C42 34 43 22 50 17c7 5 8 17 0 25Z"
              transform={`rotate(${turn} 50 50)`}
            />
          ))}
        </g>
      ))}
    </g>
  );
}

const around = (count: number) => Array.from({ length: count }, (_, index) => (index / count) * 2 * Math.PI);

const at = (angle: number, radius: number) =>
  `${(50 + radius * Math.cos(angle)).toFixed(2)} ${(50 + radius * Math.sin(angle)).toFixed(2)}`;

/** The scalloped edge a wooden mould leaves: fourteen small arcs. */
const edge = `M${at(0, 43)}${around(14)
  .map((angle) => `A10.400 10.400 0 0 1 ${at(angle + (2 * Math.PI) / 14, 43)}`)
  .join('')}Z`;

const petals = [0, 45, 90, 135, 180, 225, 270, 315] as const;

/** The layers of a TeoChew crust, three turns from the heart to the edge. */
const spiral = `M${Array.from({ length: 73 }, (_, step) => at(step / 3.8, 3 + step * 0.53)).join('L')}`;

const seeds = [
  { x: 44, y: 38, turn: 20 },
  { x: 56, y: 42, turn: -35 },
  { x: 50, y: 52, turn: 70 },
  { x: 38, y: 53, turn: -15 },
  { x: 61, y: 55, turn: 15 },
  { x: 46, y: 65, turn: -60 },
  { x: 58, y: 67, turn: 40 },
  { x: 66, y: 44, turn: 80 },
  { x: 34, y: 43, turn: 55 },
] as const;
