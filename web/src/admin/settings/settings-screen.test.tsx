import { sampleDuitNowPayload } from '@mooncake/domain/settings/sample-values';
import type { ShopSettings } from '@mooncake/domain/settings/settings';
import type { LastBackup } from '@mooncake/domain/settings/settings.contract';
import { someSettings } from '@mooncake/domain/settings/settings.testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { StaffContext } from '../connection/session/staff-context.ts';
import { answerCalls, refusal, renderInOffice, toastsShown } from '../orders/orders.testing.tsx';
import { SettingsScreen } from './settings-screen.tsx';

type Role = 'admin' | 'employee';
const updatedAt = '2026-09-01T00:00:00.000Z';

/** A server that keeps what it is given, unless the test answers for it. */
function serve(
  settings: ShopSettings,
  onSave?: (body: { version: number }) => Response | null,
  lastBackup: LastBackup | null = null,
  incompleteBackupAt: string | null = null,
) {
  let [kept, version] = [settings, 1];
  const saved: { settings: ShopSettings; version: number }[] = [];
  const answer = () => Response.json({ settings: kept, version, updatedAt, lastBackup, incompleteBackupAt });
  answerCalls((path, body) => {
    if (path !== '/api/admin/settings') return Response.json({});
    if (body === undefined) return answer();
    const sent = body as { settings: ShopSettings; version: number };
    const other = onSave?.(sent);
    if (other) return other;
    saved.push(sent);
    kept = sent.settings;
    version += 1;
    return answer();
  });
  return {
    saved,
    colleagueSaves(change: Partial<ShopSettings>) {
      kept = { ...kept, ...change };
      version += 1;
    },
  };
}

const screenFor = (role: Role) => (
  <StaffContext value={{ id: 'x', name: 'Mei', email: 'mei@example.com', role }}>
    <SettingsScreen />
  </StaffContext>
);
const open = (role: Role = 'admin') => renderInOffice(screenFor(role));

const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save changes' }));

describe('the settings page', () => {
  it('is refused to employees in words', () => {
    serve(someSettings());
    open('employee');
    expect(screen.getByRole('alert').textContent).toContain('Only admins may open this page.');
    expect(screen.queryByLabelText('WhatsApp number')).toBeNull();
  });

  it('says that it loads, and tells a failure', async () => {
    answerCalls((path) =>
      path === '/api/admin/settings' ? refusal('internal', {}, 500) : Response.json({}),
    );
    open();
    expect(screen.getByText('Loading settings...')).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Try Again' })).toBeTruthy();
    expect(toastsShown()).toEqual(['Error / Failed to load settings']);
  });

  it('saves what was changed and says so', async () => {
    const { saved } = serve(someSettings());
    open();
    await screen.findByLabelText('WhatsApp number');
    expect(screen.getByRole('status').textContent).toBe('Everything is saved');
    type('Instagram name', 'new.moon');
    expect(screen.getByRole('status').textContent).toBe('Changes not saved yet');
    save();
    await waitFor(() =>
      expect(toastsShown()).toEqual(['Settings saved / Open pages of the shop show them now.']),
    );
    expect(saved).toEqual([{ settings: someSettings({ instagram: 'new.moon' }), version: 1 }]);
  });

  it('keeps wrong values and says at the field what is wrong', async () => {
    const { saved } = serve(someSettings());
    open();
    await screen.findByLabelText('WhatsApp number');
    type('Shop name (English)', ' ');
    type('WhatsApp number', '12');
    type('Account name', '');
    type('Keep orders with names for (months)', '999');
    save();
    for (const words of [
      'Please fill this in.',
      'This is no phone number we can read. Example: 012-345 6789.',
      'A transfer needs bank, account number and account name. Fill in all three or none.',
      'A whole number of months from 1 to 120, or nothing to keep orders for ever.',
    ]) {
      expect(screen.getByText(words), words).toBeTruthy();
    }
    expect(screen.getByRole('status').textContent).toBe('4 fields need another look.');
    expect(saved).toEqual([]);
    await waitFor(() => expect(document.activeElement?.id).toBe('setting-shopName'));
  });

  it('judges a DuitNow text while it is typed', async () => {
    serve(someSettings());
    open();
    await screen.findByLabelText('Text inside your QR');
    expect(screen.getByText('Paste the text or upload a picture to see it here.')).toBeTruthy();
    type('Text inside your QR', 'hello');
    expect(screen.getByText(/This is not the text of a DuitNow QR/)).toBeTruthy();
    type('Text inside your QR', sampleDuitNowPayload.replace('BANGI', 'BANGY'));
    expect(screen.getByText(/a character is missing or wrong/)).toBeTruthy();
    type('Text inside your QR', sampleDuitNowPayload);
    expect(await screen.findByRole('img', { name: 'DuitNow QR code' })).toBeTruthy();
    expect(screen.getByText('As customers see it: they type the amount themselves.')).toBeTruthy();
    fireEvent.click(screen.getByRole('switch', { name: /exact amount/ }));
    expect(screen.getByText('Example with RM 88.00 inside.')).toBeTruthy();
  });

  it('marks invented values until the last is gone', async () => {
    serve(someSettings({ registration: '000 (sample)', isSample: true }));
    open();
    expect(await screen.findByText('These are sample values: change them before opening')).toBeTruthy();
    expect(screen.getByText('sample value')).toBeTruthy();
    type(/^Business registration/, '202501234567');
    expect(screen.queryByText('sample value')).toBeNull();
  });

  it('tells the second of two admins, who then saves on top', async () => {
    const server = serve(someSettings(), ({ version }) =>
      version === 1 ? refusal('settings.changed_meanwhile', { version: 2 }) : null,
    );
    open();
    await screen.findByLabelText('WhatsApp number');
    type('Instagram name', 'mine');
    server.colleagueSaves({ story: 'Theirs' });
    save();
    expect(await screen.findByText('A colleague saved newer settings while you were editing.')).toBeTruthy();
    expect(toastsShown()[0]).toMatch(/^Failed to save settings \/ /);
    fireEvent.click(screen.getByRole('button', { name: 'Save my changes on top of theirs' }));
    await waitFor(() => expect(server.saved).toHaveLength(1));
    expect(server.saved[0]?.settings).toMatchObject({ instagram: 'mine', story: 'Theirs' });
  });

  it('takes its own save whose answer was lost for nobody else’s', async () => {
    let isLost = true;
    const server = serve(someSettings(), () => {
      if (isLost) throw new TypeError('Failed to fetch');
      return null;
    });
    const { queries } = open();
    await screen.findByLabelText('WhatsApp number');
    type('Instagram name', 'mine');
    save();
    await waitFor(() =>
      expect(toastsShown()).toEqual([
        'No answer came / It is not known whether this was done. Please look before you try again.',
      ]),
    );
    // It had been done; going on from there, nobody is in the way.
    isLost = false;
    server.colleagueSaves({ instagram: 'mine' });
    expect(screen.getByRole('status').textContent).toBe('Changes not saved yet');
    void queries.invalidateQueries({ queryKey: ['settings'] });
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Everything is saved'));
    type('WhatsApp number', '012-345 6780');
    expect(screen.queryByText(/A colleague/)).toBeNull();
    save();
    await waitFor(() => expect(server.saved).toHaveLength(1));
    expect(server.saved[0]).toMatchObject({
      version: 2,
      settings: { instagram: 'mine', whatsapp: '012-345 6780' },
    });
  });

  it('drops mine for theirs when asked to', async () => {
    const server = serve(someSettings(), () => refusal('settings.changed_meanwhile', { version: 2 }));
    open();
    await screen.findByLabelText('WhatsApp number');
    type('Instagram name', 'mine');
    server.colleagueSaves({ instagram: 'theirs' });
    save();
    fireEvent.click(await screen.findByRole('button', { name: 'Show theirs, drop mine' }));
    expect(screen.getByLabelText<HTMLInputElement>('Instagram name').value).toBe('theirs');
  });

  it('keeps what was typed while another page is looked at', async () => {
    serve(someSettings());
    const { redraw } = open();
    await screen.findByLabelText('WhatsApp number');
    type('Instagram name', 'mine');
    redraw(<p>another page</p>);
    redraw(screenFor('admin'));
    const field = await screen.findByLabelText<HTMLInputElement>('Instagram name');
    expect(field.value).toBe('mine');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save changes' }).disabled).toBe(false);
  });

  it('takes no file that is no picture', async () => {
    serve(someSettings());
    open();
    const input = await screen.findByLabelText('Upload picture: Picture of your QR');
    fireEvent.change(input, { target: { files: [new File(['x'], 'a.pdf', { type: 'application/pdf' })] } });
    expect(await screen.findByText('This is not a JPG, PNG or WebP picture.')).toBeTruthy();
  });
});

describe('backups', () => {
  const day = 24 * 60 * 60 * 1000;
  const ago = (days: number) => new Date(Date.now() - days * day).toISOString();

  it('are said to be missing until there is one', async () => {
    serve(someSettings());
    open();
    expect((await screen.findByText('There is no good backup yet.')).tagName).toBe('STRONG');
  });

  it('are made elsewhere by a command of one line, to be copied whole', async () => {
    serve(someSettings());
    open();
    const command = await screen.findByText('npm run backup -- --to FOLDER');
    expect([command.tagName, command.classList.contains('whitespace-nowrap')]).toEqual(['CODE', true]);
  });

  it('are told by age and size, and a warning comes with an old one', async () => {
    serve(someSettings(), undefined, {
      finishedAt: ago(1),
      bytes: 2_516_582,
      path: '/srv/shop/backups/b.tar.gz',
    });
    const { unmount } = open();
    expect((await screen.findByText(/Last good backup/)).textContent).toContain('24 hours ago (2.4 MB)');
    expect(screen.queryByText(/more than a day ago/)).toBeNull();
    expect(screen.getByText('/srv/shop/backups/b.tar.gz').tagName).toBe('CODE');
    unmount();
    serve(someSettings(), undefined, { finishedAt: ago(3), bytes: 1, path: null });
    open();
    expect(await screen.findByText(/more than a day ago/)).toBeTruthy();
    expect(screen.getByText(/Last good backup/).textContent).toContain('3 days ago');
  });

  it('that lack files are not called good, and nobody is sent to look at the disk', async () => {
    serve(someSettings(), undefined, { finishedAt: ago(3), bytes: 1, path: null }, ago(0));
    open();
    expect(await screen.findByText(/is incomplete: files of the shop are missing/)).toBeTruthy();
    expect(screen.getByText(/Last good backup/).textContent).toContain('3 days ago');
    expect(screen.queryByText(/disk is full/)).toBeNull();
  });

  it('can be switched off and on', async () => {
    const { saved } = serve(someSettings());
    open();
    expect((await screen.findByLabelText<HTMLInputElement>('Nightly backups to keep')).value).toBe('7');
    type('Nightly backups to keep', '');
    save();
    await waitFor(() => expect(saved[0]?.settings.nightlyBackups).toBeNull());
    type('Nightly backups to keep', '91');
    save();
    expect(await screen.findByText('A whole number from 1 to 90, or nothing for no backups.')).toBeTruthy();
  });
});
