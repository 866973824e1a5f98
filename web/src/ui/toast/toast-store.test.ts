import { describe, expect, it } from 'vitest';
import { dismissToastsAbout, dropToastsOfPage, shownToasts, toast } from './toast-store.ts';

const titles = () => shownToasts().map(({ title }) => title);

describe('toasts', () => {
  it('about one thing replace each other, a failure its success', () => {
    toast({ title: 'Copy Failed', message: 'a', variant: 'destructive', about: 'copy' });
    toast({ title: 'Added', message: 'b' });
    toast({ title: 'Copied!', message: 'c', about: 'copy' });
    expect(titles()).toEqual(['Added', 'Copied!']);
  });

  it('about what works by now are taken away', () => {
    toast({ title: 'Copy Failed', message: 'a', variant: 'destructive', about: 'copy' });
    toast({ title: 'Added', message: 'b' });
    dismissToastsAbout('copy');
    expect(titles()).toEqual(['Added']);
  });

  it('about nothing in particular stand beside each other', () => {
    toast({ title: 'One', message: 'a' });
    toast({ title: 'Two', message: 'a' });
    expect(titles()).toEqual(['One', 'Two']);
  });

  it('go with their page, but for those raised on the way to the next', () => {
    toast({ title: 'Of the page', message: 'a' });
    toast({ title: 'On the way', message: 'b', outlivesPage: true });
    dropToastsOfPage();
    expect(titles()).toEqual(['On the way']);
  });
});
