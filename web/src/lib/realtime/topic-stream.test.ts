import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeSource } from './fake-source.testing.ts';
import { openTopicStream } from './topic-stream.ts';

const heard: string[] = [];
const states: string[] = [];
const opened = vi.fn();
let close: () => void = () => undefined;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', FakeSource);
  heard.length = 0;
  states.length = 0;
  opened.mockClear();
  close = openTopicStream('/api/events', {
    onTopic: (topic) => heard.push(topic),
    onOpen: opened,
    onState: (state) => states.push(state),
  });
});
afterEach(() => {
  close();
  vi.unstubAllGlobals();
});
describe('a stream of topics', () => {
  it('tells of a change at once, and of a rush once more', () => {
    for (let count = 0; count < 50; count += 1) FakeSource.last.send('orders');
    FakeSource.last.send('stock');
    expect(heard).toEqual(['orders', 'stock']);
    vi.advanceTimersByTime(300);
    expect(heard).toEqual(['orders', 'stock', 'orders']);
    vi.advanceTimersByTime(1000);
    expect(heard).toHaveLength(3);
    FakeSource.last.send('orders');
    expect(heard).toHaveLength(4);
  });

  it('does not know topics nobody announced', () => {
    FakeSource.last.send('weather');
    expect(heard).toEqual([]);
  });

  it('is opened anew when nothing comes any more, though nobody closed it', () => {
    const first = FakeSource.last;
    first.dispatchEvent(new Event('open'));
    vi.advanceTimersByTime(50_000);
    first.dispatchEvent(new MessageEvent('still-here'));
    vi.advanceTimersByTime(59_000);
    expect(FakeSource.last).toBe(first);
    vi.advanceTimersByTime(1_000);
    expect(FakeSource.last).not.toBe(first);
    expect(first.readyState).toBe(FakeSource.CLOSED);
    FakeSource.last.dispatchEvent(new Event('open'));
    expect(opened).toHaveBeenCalledTimes(2);
    expect(states).toEqual(['connecting', 'connected', 'disconnected', 'connecting', 'connected']);
  });

  it('says each time that it is open, since what was fetched before may have missed a change', () => {
    const first = FakeSource.last;
    expect(opened).not.toHaveBeenCalled();
    first.dispatchEvent(new Event('open'));
    expect(opened.mock.calls).toEqual([[{ isFirst: true }]]);
    first.close();
    first.dispatchEvent(new Event('error'));
    vi.advanceTimersByTime(3000);
    expect(FakeSource.last).not.toBe(first);
    FakeSource.last.dispatchEvent(new Event('open'));
    expect(opened.mock.calls).toEqual([[{ isFirst: true }], [{ isFirst: false }]]);
    expect(states).toEqual(['connecting', 'connected', 'disconnected', 'connecting', 'connected']);
  });
});
