import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { anOrder, answerCalls, refusal, renderInOffice, toastsShown } from '../orders.testing.tsx';
import { keepNoteDraft } from './note-drafts.ts';
import { NotesEditor } from './notes-editor.tsx';

const order = anOrder({ adminNotes: 'Paid in cash', adminNotesVersion: 4 });
const field = () => screen.getByLabelText<HTMLTextAreaElement>('Admin notes of CHM123456');
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

function write(words: string) {
  press('Edit notes, CHM123456');
  fireEvent.change(field(), { target: { value: words } });
}

afterEach(() => {
  keepNoteDraft(order.id, null);
});
describe('notes', () => {
  it('are saved over the version they were begun on', async () => {
    const fetched = answerCalls(() => Response.json({ notes: 'Call first', version: 5 }));
    renderInOffice(<NotesEditor order={order} />);
    write('Call first');
    press('Save');
    await waitFor(() => expect(toastsShown()).toEqual(['Notes Updated / The notes of CHM123456 are saved.']));
    expect(JSON.parse(String(fetched.mock.calls[0]?.[1]?.body))).toEqual({ notes: 'Call first', version: 4 });
    // The saved words show at once, before the list knows them.
    expect(screen.getByText('Call first')).toBeTruthy();
  });

  it('whose answer was lost are told as neither saved nor not, and are nobody else’s when they come back', async () => {
    const fetched = answerCalls(() => null);
    const { redraw } = renderInOffice(<NotesEditor order={order} />);
    write('Call first');
    press('Save');
    const unknown = 'It is not known whether this was done. Please look before you try again.';
    await waitFor(() => expect(toastsShown()).toEqual([`No answer came / ${unknown}`]));
    const keys = fetched.mock.calls.map(([, sent]) => new Headers(sent?.headers).get('idempotency-key'));
    expect([keys.length, new Set(keys).size]).toEqual([3, 1]);
    expect(screen.getByText(unknown)).toBeTruthy();
    expect(screen.queryByText(/Not saved/)).toBeNull();
    // More is typed before the list shows that they had been saved.
    fireEvent.change(field(), { target: { value: 'Call first, after 6' } });
    redraw(<NotesEditor order={{ ...order, adminNotes: 'Call first', adminNotesVersion: 5 }} />);
    expect(screen.queryByRole('alert')).toBeNull();
    answerCalls(() => Response.json({ notes: 'Call first, after 6', version: 6 }));
    press('Save');
    await waitFor(() => expect(toastsShown().join()).toContain('Notes Updated'));
  });

  it('whose answer was lost are settled once the list shows them', async () => {
    answerCalls(() => null);
    const { redraw } = renderInOffice(<NotesEditor order={order} />);
    write('Call first');
    press('Save');
    await screen.findByText('It is not known whether this was done. Please look before you try again.');
    redraw(<NotesEditor order={{ ...order, adminNotes: 'Call first', adminNotesVersion: 5 }} />);
    expect(screen.queryByText(/It is not known/)).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('are kept when there is no network, which is told as not saved', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    answerCalls(() => null);
    renderInOffice(<NotesEditor order={order} />);
    write('Call at noon');
    press('Save');
    await waitFor(() => expect(toastsShown()).toEqual(['Error / Failed to update notes. Please try again.']));
    expect(screen.getByText('Not saved. Your words are kept on this device.')).toBeTruthy();
  });

  it('are kept when the server stumbles', async () => {
    answerCalls(() => refusal('internal', {}, 500));
    const { unmount } = renderInOffice(<NotesEditor order={order} />);
    write('Call first');
    press('Save');
    await waitFor(() => expect(toastsShown()).toEqual(['Error / Failed to update notes. Please try again.']));
    expect(screen.getByText('Not saved. Your words are kept on this device.')).toBeTruthy();
    unmount();
    renderInOffice(<NotesEditor order={order} />);
    expect(field().value).toBe('Call first');
  });

  it('are kept when the session has ended, which is not told as a failure', async () => {
    answerCalls(() => refusal('staff.sign_in_required', {}, 401));
    renderInOffice(<NotesEditor order={order} />);
    write('Call first');
    press('Save');
    expect(await screen.findByText('Not saved. Your words are kept on this device.')).toBeTruthy();
    expect(toastsShown()).toEqual([]);
    expect(field().value).toBe('Call first');
  });

  it('typed while a refetch brings the order anew stay', () => {
    const { redraw } = renderInOffice(<NotesEditor order={order} />);
    write('Call first');
    redraw(<NotesEditor order={{ ...order, version: 9 }} />);
    expect(field().value).toBe('Call first');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('that nobody touched follow what a colleague saved', () => {
    const { redraw } = renderInOffice(<NotesEditor order={order} />);
    press('Edit notes, CHM123456');
    redraw(<NotesEditor order={{ ...order, adminNotes: 'Gift wrap', adminNotesVersion: 5 }} />);
    expect(field().value).toBe('Gift wrap');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('newer notes of a colleague', () => {
  const newer = { notes: 'Paid in cash\nGift wrap', version: 5 };

  async function meetConflict() {
    const fetched = answerCalls((_, body) =>
      JSON.stringify(body).includes('"version":4')
        ? refusal('notes.conflict', newer)
        : Response.json({ notes: 'saved', version: 6 }),
    );
    renderInOffice(<NotesEditor order={order} />);
    write('Paid in cash\nCall first');
    press('Save');
    expect((await screen.findByRole('alert')).textContent).toContain('Gift wrap');
    expect(field().value).toBe('Paid in cash\nCall first');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true);
    return () => JSON.parse(String(fetched.mock.calls.at(-1)?.[1]?.body));
  }

  it('are shown beside mine, and both can be combined', async () => {
    const lastSent = await meetConflict();
    press('Combine both');
    expect(field().value).toBe('Paid in cash\nCall first\nGift wrap');
    press('Save');
    await waitFor(() =>
      expect(lastSent()).toEqual({ notes: 'Paid in cash\nCall first\nGift wrap', version: 5 }),
    );
  });

  it('can be taken instead of mine', async () => {
    await meetConflict();
    press('Take the newer');
    expect(screen.getByText(/Gift wrap/)).toBeTruthy();
    expect(screen.queryByLabelText('Admin notes of CHM123456')).toBeNull();
  });

  it('are replaced by mine only when I say so', async () => {
    const lastSent = await meetConflict();
    press('Keep mine');
    press('Save');
    await waitFor(() => expect(lastSent()).toEqual({ notes: 'Paid in cash\nCall first', version: 5 }));
  });

  it('are told as soon as the list knows of them', async () => {
    const { redraw } = renderInOffice(<NotesEditor order={order} />);
    write('Call first');
    redraw(<NotesEditor order={{ ...order, adminNotes: newer.notes, adminNotesVersion: newer.version }} />);
    expect((await screen.findByRole('alert')).textContent).toContain('Newer notes exist');
  });
});

describe('the log that status changes leave', () => {
  const entry =
    '[2026-09-01 18:05] Packed | order: verified -> ready_for_pickup | payment: verified -> verified';
  const logged = { ...order, adminNotes: `Gift wrap\n${entry}` };

  it('is folded away below the note, and is not in the way of whoever writes one', async () => {
    const fetched = answerCalls(() => Response.json({ notes: `Call first\n${entry}`, version: 5 }));
    renderInOffice(<NotesEditor order={logged} isBrief />);
    expect(screen.getByText('Gift wrap')).toBeTruthy();
    expect(screen.getByText(/Verified → Ready for Pickup/).closest('details')?.open).toBe(false);
    expect(screen.getByText('Status log (1)')).toBeTruthy();
    press('Edit notes, CHM123456');
    expect(field().value).toBe('Gift wrap');
    fireEvent.change(field(), { target: { value: 'Call first' } });
    press('Save');
    await waitFor(() => expect(screen.getByText('Call first')).toBeTruthy());
    expect(JSON.parse(String(fetched.mock.calls[0]?.[1]?.body))).toEqual({
      notes: `Call first\n${entry}`,
      version: 4,
    });
  });

  it('is no news to whoever writes: a status change meanwhile is no conflict', async () => {
    const fetched = answerCalls((_, body) => Response.json({ ...(body as object), version: 7 }));
    const { redraw } = renderInOffice(<NotesEditor order={order} />);
    write('Call first');
    redraw(
      <NotesEditor order={{ ...order, adminNotes: `${order.adminNotes}\n${entry}`, adminNotesVersion: 6 }} />,
    );
    expect(screen.queryByRole('alert')).toBeNull();
    press('Save');
    await waitFor(() => expect(fetched).toHaveBeenCalled());
    expect(JSON.parse(String(fetched.mock.calls[0]?.[1]?.body))).toEqual({
      notes: `Call first\n${entry}`,
      version: 6,
    });
  });
});
