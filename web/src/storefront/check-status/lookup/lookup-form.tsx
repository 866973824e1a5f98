import type { LookupRequest } from '@mooncake/domain/lookup/lookup.contract';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef } from 'react';
import { settingsQuery } from '../../../shared/catalogue/queries.ts';
import type { Words } from '../../../shared/refusals/refusal-words.ts';
import { Button } from '../../../ui/button.tsx';
import { Spinner } from '../../../ui/loading.tsx';
import { useCheckStatusTexts } from '../check-status.texts.ts';
import { fieldIds } from './field-ids.ts';
import { LookupField } from './lookup-field.tsx';
import { LookupProblem } from './lookup-problem.tsx';

/** Where the words about both fields stand. */
const problemId = 'lookup-problem';

/** The order prefix until the settings have come. */
const usualPrefix = 'CHM';

type LookupFormProps = {
  value: LookupRequest;
  onChange: (change: Partial<LookupRequest>) => void;
  onSearch: () => void;
  isSearching: boolean;
  problem: Words | null;
  /** Both fields are blank: the problem belongs to them. */
  isMissing: boolean;
};

export function LookupForm({ value, onChange, onSearch, isSearching, problem, isMissing }: LookupFormProps) {
  const text = useCheckStatusTexts();
  const { data: settings } = useQuery(settingsQuery);
  const summary = useRef<HTMLDivElement>(null);

  // What keeps the search from starting is read first.
  useEffect(() => {
    if (problem) summary.current?.focus();
  }, [problem]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSearching) onSearch();
  };

  return (
    <form
      noValidate
      onSubmit={submit}
      className="grid gap-5 rounded-card border border-line bg-card p-5 md:p-7"
    >
      {problem && <LookupProblem ref={summary} words={problem} linksToField={isMissing} />}
      <div className="grid gap-5 sm:grid-cols-2">
        <LookupField
          id={fieldIds.orderNumber}
          label={text.orderNumber}
          placeholder={text.orderNumberExample(settings?.orderPrefix ?? usualPrefix)}
          value={value.orderNumber}
          onChange={(orderNumber) => onChange({ orderNumber })}
          problem={isMissing ? problem?.message : undefined}
          isInvalid={isMissing}
          problemId={problemId}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <LookupField
          id={fieldIds.phone}
          label={text.phone}
          placeholder={text.phoneExample}
          value={value.phone}
          onChange={(phone) => onChange({ phone })}
          isInvalid={isMissing}
          problemId={problemId}
          type="tel"
          autoComplete="tel"
        />
      </div>
      <p id="lookup-hint" className="text-muted">
        {text.hint}
      </p>
      <Button type="submit" size="large" aria-disabled={isSearching} className="sm:justify-self-start">
        {isSearching && <Spinner className="size-5" />}
        {isSearching ? text.searching : text.check}
      </Button>
    </form>
  );
}
