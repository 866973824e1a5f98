import { afterEach, expect, test, vi } from 'vitest';
import { answerEarlyTap } from './early-tap.ts';

afterEach(() => {
  delete window.earlyTap;
  document.body.replaceChildren();
});

/** As the first lines of the page set it up. */
function tapEarly(...pressed: HTMLButtonElement[]) {
  const keep = vi.fn();
  window.addEventListener('click', keep, true);
  window.earlyTap = { keep, pressed };
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

test('all that was tapped early is tapped once more, each as often and in its order', () => {
  const [first, second] = [aButton(), aButton()];
  const order: string[] = [];
  first.answer.mockImplementation(() => order.push('first'));
  second.answer.mockImplementation(() => order.push('second'));
  document.body.append(first.button, second.button);
  tapEarly(first.button, second.button, first.button);
  answerEarlyTap();
  expect(order).toEqual(['first', 'second', 'first']);
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
