import { isCountConfirmed, isOwnShopConfirmed, ownShopWords } from '@mooncake/domain/setup/own-shop';
import type { SampleCount } from '@mooncake/domain/setup/setup.contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLanguage } from '../../i18n/language-context.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { RadioCard } from '../../ui/form/radio-card.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useNavigate } from '../../ui/router/router.tsx';
import { toast } from '../../ui/toast/toast-store.ts';
import { useCommonTexts } from '../lib/common.texts.ts';
import { useRefusalWords } from '../lib/refusals/use-refusal-words.ts';
import { useSingleMutation } from '../lib/use-single-mutation.ts';
import { useSetupTexts } from './setup.texts.ts';
import { setupQuery, startOwnShop } from './setup-api.ts';
import { stepPaths } from './step-paths.ts';

/** Whoever waits for customers to finish paying sees when they have. */
const followEvery = 10_000;

type OwnShopDialogProps = { sample: SampleCount; onClose: () => void };

/** The demo cannot be brought back, so words are typed, and a number where real orders or paying customers exist. */
export function OwnShopDialog({ sample: known, onClose }: OwnShopDialogProps) {
  const text = useSetupTexts();
  const { cancel } = useCommonTexts();
  const { language } = useLanguage();
  const wordsOf = useRefusalWords();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { data } = useQuery({ ...setupQuery, refetchInterval: followEvery });
  const sample = data?.sample ?? known;
  const [words, setWords] = useState('');
  const [count, setCount] = useState('');
  const [payingCount, setPayingCount] = useState('');
  const [keepsProducts, setKeepsProducts] = useState(false);
  const [isTried, setIsTried] = useState(false);
  const hasWords = isOwnShopConfirmed(words);
  const hasCount = isCountConfirmed(count, sample.realOrders);
  const hasPaying = isCountConfirmed(payingCount, sample.payingCustomers);
  const starting = useSingleMutation({
    mutationFn: () =>
      startOwnShop({
        confirmation: words,
        realOrders: count,
        payingCustomers: payingCount,
        keepsProducts,
      }),
    onSuccess: () => {
      toast(text.started);
      // Nothing that any screen shows is certain to be left.
      void queries.invalidateQueries();
      onClose();
      navigate(stepPaths.contacts);
    },
    // A real order or a customer may have come meanwhile: their number is asked for.
    onError: () => void queries.invalidateQueries({ queryKey: ['settings', 'setup'] }),
  });
  const confirm = () => {
    setIsTried(true);
    if (hasWords && hasCount && hasPaying) starting.mutate();
  };

  return (
    <ConfirmDialog
      title={text.startTitle}
      message={text.startMessage(sample.orders, sample.batches, sample.members)}
      confirmLabel={starting.isPending ? text.starting : text.start}
      cancelLabel={cancel}
      isBusy={starting.isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      <div className="grid gap-4">
        {starting.error && (
          <Notice look="problem" isAlert title={text.failed}>
            {wordsOf(starting.error).message}
          </Notice>
        )}
        {sample.products > 0 && (
          <fieldset className="grid gap-2">
            <legend className="mb-2 font-semibold">{text.products(sample.products)}</legend>
            <RadioCard
              name="demo-products"
              value="drop"
              isChosen={!keepsProducts}
              onChoose={() => setKeepsProducts(false)}
              title={text.dropProducts}
            />
            <RadioCard
              name="demo-products"
              value="keep"
              isChosen={keepsProducts}
              onChoose={() => setKeepsProducts(true)}
              title={text.keepProducts}
            />
          </fieldset>
        )}
        {sample.realOrders > 0 && (
          <CountField
            id="own-shop-count"
            label={text.typeCount(sample.realOrders)}
            value={count}
            isWrong={isTried && !hasCount}
            onType={setCount}
          />
        )}
        {sample.payingCustomers > 0 && (
          <>
            <Notice title={text.paying(sample.payingCustomers)} isAlert>
              {text.payingMessage}
            </Notice>
            <CountField
              id="own-shop-paying"
              label={text.typePaying(sample.payingCustomers)}
              value={payingCount}
              isWrong={isTried && !hasPaying}
              onType={setPayingCount}
            />
          </>
        )}
        <TextField
          id="own-shop-words"
          label={text.typeWords(ownShopWords[language])}
          value={words}
          autoComplete="off"
          autoCapitalize="off"
          problem={isTried && !hasWords ? text.wrongWords : undefined}
          onType={setWords}
        />
      </div>
    </ConfirmDialog>
  );
}

type CountFieldProps = {
  id: string;
  label: string;
  value: string;
  isWrong: boolean;
  onType: (typed: string) => void;
};

/** A number typed off the screen, so that nobody goes on without having read it. */
function CountField({ isWrong, ...field }: CountFieldProps) {
  const { wrongCount } = useSetupTexts();
  return (
    <TextField {...field} inputMode="numeric" autoComplete="off" problem={isWrong ? wrongCount : undefined} />
  );
}
