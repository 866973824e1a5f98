import { useQuery } from '@tanstack/react-query';
import { Button } from '../../ui/button.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { useSetupTexts } from './setup.texts.ts';
import { setupQuery } from './setup-api.ts';
import { StartButton } from './start-button.tsx';
import { useDismissal } from './use-dismissal.ts';

/** For later, when the list on the dashboard was put away. */
export function OwnShopSection() {
  const text = useSetupTexts();
  const { data } = useQuery(setupQuery);
  const dismissal = useDismissal();
  if (!data) return null;
  return (
    <SectionCard title={text.ownShop}>
      <StartButton sample={data.sample} />
      {data.isDismissed && (
        <Button look="quiet" disabled={dismissal.isPending} onClick={() => dismissal.mutate(false)}>
          {text.showAgain}
        </Button>
      )}
    </SectionCard>
  );
}
