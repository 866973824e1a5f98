import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aReading } from '../reading/reading.testing.ts';
import { ReadingBoxes } from './reading-boxes.tsx';

function numberSizeAt(scale: number): number {
  const { findings } = aReading();
  if (!findings) throw new Error('nothing was read');
  const size = { width: 900, height: 1800 };
  const { container } = render(<ReadingBoxes {...{ findings, size, scale }} className="" style={{}} />);
  return Number(container.querySelector('text')?.getAttribute('font-size')) * scale;
}

it.each([0.05, 0.16, 0.4])('its numbers can be read on a picture drawn at %d of its size', (scale) => {
  expect(numberSizeAt(scale)).toBeGreaterThanOrEqual(11);
});
