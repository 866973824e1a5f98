import { addDays, isDateInput, type PlainDate } from '@mooncake/domain/calendar';
import type { StatisticsRange } from '@mooncake/domain/statistics/statistics.contract';

export const presets = ['all', 'today', 'week', 'month', 'quarter', 'custom'] as const;
type Preset = (typeof presets)[number];

/** What the address says about the period; anything odd counts as all time. */
export type RangeChoice = { preset: Preset; from: string; to: string };

const days = { today: 1, week: 7, month: 30, quarter: 90 } as const;

export function readRange(params: URLSearchParams): RangeChoice {
  const preset = presets.find((known) => known === params.get('period')) ?? 'all';
  return { preset, from: params.get('from') ?? '', to: params.get('to') ?? '' };
}

export function isBackwards({ preset, from, to }: RangeChoice): boolean {
  return preset === 'custom' && isDateInput(from) && isDateInput(to) && to < from;
}

/** The days to ask for; an end that is missing or turned around leaves that side open. */
export function rangeOf(choice: RangeChoice, today: PlainDate): StatisticsRange {
  const { preset, from, to } = choice;
  if (preset === 'all') return {};
  if (preset !== 'custom') return { from: addDays(today, 1 - days[preset]), to: today };
  return {
    ...(isDateInput(from) && { from }),
    ...(isDateInput(to) && !isBackwards(choice) && { to }),
  };
}
