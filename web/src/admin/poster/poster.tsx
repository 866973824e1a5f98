import type { PickupBatch } from '@mooncake/domain/delivery/delivery-method';
import type { Language } from '@mooncake/domain/language';
import type { PublicSettings } from '@mooncake/domain/settings/settings';
import { formatDate } from '../../lib/format-date.ts';
import { formatMoment } from '../../lib/format-moment.ts';
import { heroPictureOf } from '../../shared/catalogue/hero-picture.ts';
import { pictureSources } from '../../shared/catalogue/picture-sources.ts';
import { QrDrawing } from '../../shared/payment/qr-drawing.tsx';
import { En, Zh } from '../../ui/language-run.tsx';
import { type PosterTexts, posterTexts } from './poster.texts.ts';
import './poster.css';

/** More would not be read by somebody who walks by. */
const maxDates = 8;

type PosterProps = { settings: PublicSettings; batches: readonly PickupBatch[]; address: string };

/** Name, picture, dates and a code to the shop, in both languages. */
export function Poster({ settings, batches, address }: PosterProps) {
  const dates = batches.toSorted((a, b) => (a.batchDate < b.batchDate ? -1 : 1));
  const rest = dates.length - maxDates;
  return (
    <article className="paper poster">
      <header>
        {settings.isSample && (
          <p className="poster-sample">
            <Both say={({ sample }) => sample} />
          </p>
        )}
        <h2>
          <En>{settings.shopName}</En>
          <Zh>{settings.shopNameZh}</Zh>
        </h2>
        <p className="poster-lead">
          <En>{settings.storyTitle}</En>
          <Zh>{settings.storyTitleZh}</Zh>
        </p>
      </header>
      <img {...pictureSources(heroPictureOf(settings))} sizes="186mm" alt="" className="poster-picture" />
      <div className="poster-foot">
        <section>
          <h3>
            <Both say={({ dates: word }) => word} />
          </h3>
          {dates.length === 0 && (
            <p>
              <Both say={({ noDates }) => noDates} />
            </p>
          )}
          <ul>
            {dates.slice(0, maxDates).map((batch) => (
              <li key={batch.id}>
                <BatchDate batch={batch} language="en" />
                <BatchDate batch={batch} language="zh" />
              </li>
            ))}
          </ul>
          {rest > 0 && (
            <p>
              <Both say={({ moreDates }) => moreDates(rest)} />
            </p>
          )}
        </section>
        <section className="poster-code">
          <h3>
            <Both say={({ scan }) => scan} />
          </h3>
          <QrDrawing
            payload={address}
            label={`${posterTexts.en.codeLabel} ${posterTexts.zh.codeLabel}`}
            failedWords={posterTexts.en.codeFailed}
          />
          <p className="poster-address">{address.replace(/^https?:\/\//, '')}</p>
        </section>
      </div>
    </article>
  );
}

function BatchDate({ batch, language }: { batch: PickupBatch; language: Language }) {
  const Run = language === 'en' ? En : Zh;
  const until = batch.orderUntil && formatMoment(batch.orderUntil, language, 'short');
  return (
    <Run>
      <strong>{formatDate(batch.batchDate, language, 'weekdayYear')}</strong>
      {until && <small>{posterTexts[language].orderUntil(until)}</small>}
    </Run>
  );
}

function Both({ say }: { say: (text: PosterTexts) => string }) {
  return (
    <>
      <En>{say(posterTexts.en)}</En> <Zh>{say(posterTexts.zh)}</Zh>
    </>
  );
}
