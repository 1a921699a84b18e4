import { useTranslation } from 'react-i18next';
import { Steps } from '#components/lists/steps.tsx';

export function LendingSteps() {
  const { t } = useTranslation('orderProgress');
  return (
    <Steps
      label={t('lending.steps')}
      stateLabels={t('states', { returnObjects: true })}
      steps={[
        { id: 'approved', label: t('lending.approved'), state: 'done' },
        { id: 'sending', label: t('lending.sending'), state: 'current' },
        { id: 'arrives', label: t('lending.arrives'), state: 'upcoming' },
      ]}
    />
  );
}
