import { afterEach, expect, test, vi } from 'vitest';
import { answerEarlyTap } from './early-tap.ts';

afterEach(() => {
  delete window.earlyTap;
  document.body.replaceChildren();
});

/** As the first lines of the page set it up. */
function tapEarly(button: HTMLButtonElement) {
  const keep = vi.fn();
  window.addEventListener('click', keep, true);
  window.earlyTap = { keep, button };
  return keep;
}

function aButton() {
  const button = document.createElement('button');
  const answer = vi.fn();
  button.addEventListener('click', answer);
  return { button, answer };
}

test('the button tapped early is tapped once more, and later taps are left alone', () => {
  const { button, answer } = aButton();
  document.body.append(button);
  const keep = tapEarly(button);
  answerEarlyTap();
  expect(answer).toHaveBeenCalledTimes(1);
  button.click();
  expect(answer).toHaveBeenCalledTimes(2);
  expect(keep).not.toHaveBeenCalled();
});

test('a button that is gone meanwhile is not tapped', () => {
  const { button, answer } = aButton();
  tapEarly(button);
  answerEarlyTap();
  expect(answer).not.toHaveBeenCalled();
});

test('without those lines the page opens all the same', () => {
  expect(answerEarlyTap).not.toThrow();
});
