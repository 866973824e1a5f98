import type { PrivacyNotice } from './privacy-notice.ts';

/** Every cookie of the site, what it is for and how long it stays. */
export function CookieTable({ cookies }: Pick<PrivacyNotice, 'cookies'>) {
  return (
    <div className="mt-7">
      <h3 className="text-lg">{cookies.heading}</h3>
      <p className="mt-2">{cookies.lead}</p>
      <dl className="mt-3 grid divide-y divide-line rounded-xl border border-line bg-card">
        {cookies.rows.map(({ name, purpose, duration }) => (
          <div key={name} className="grid gap-x-5 px-4 py-3 sm:grid-cols-[10rem_1fr_9rem]">
            <dt className="font-semibold">{name}</dt>
            <dd>{purpose}</dd>
            <dd className="text-muted">{duration}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3">{cookies.after}</p>
    </div>
  );
}
