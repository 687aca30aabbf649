import { useTranslation } from 'react-i18next';
import type { AskedDataPoint } from '../../../domain/pages/questionnaire';
import { Checkbox } from '../../../ui/Checkbox';
import { FieldError } from '../../../ui/FieldError';
import { useStepContext } from '../../engine/StepContext';
import { useAnswer } from '../../engine/useAnswer';
import { controlId, type FieldProps } from '../fieldProps';
import { ConsentText } from './ConsentText';
import styles from './Field.module.css';

/** One consent: never ticked beforehand, its texts one press away. */
export function ConsentField({ asked }: FieldProps) {
  const { typed, change, leave, error } = useAnswer(asked);
  const { page } = useStepContext();
  const { t } = useTranslation();
  const id = controlId(asked);
  const why = useWhy(asked);
  const described = [why && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div>
      <Checkbox
        id={id}
        name={asked.name}
        isChecked={typed === true}
        onChange={change}
        onBlur={leave}
        isInvalid={error !== undefined}
        describedBy={described === '' ? undefined : described}
      >
        <ConsentText
          text={t(`fieldsˆ${asked.name}>label`, {
            privacy: '{{privacy}}',
            terms: '{{terms}}',
          })}
          links={{
            privacy: {
              href: page.definition.legalPaths.privacy,
              text: t(`fieldsˆ${asked.name}>privacy_link`),
            },
            terms: { href: page.definition.legalPaths.terms, text: t(`fieldsˆ${asked.name}>terms_link`) },
          }}
          newTab={t('commonˆnew_tab')}
        />
      </Checkbox>
      {why === undefined ? null : (
        <p id={`${id}-hint`} className={styles['why']}>
          {why}
        </p>
      )}
      {error === undefined ? null : <FieldError id={`${id}-error`} text={error} />}
    </div>
  );
}

function useWhy({ name }: AskedDataPoint): string | undefined {
  const { t, i18n } = useTranslation();
  const key = `fieldsˆ${name}>why`;
  return i18n.exists(key) ? t(key) : undefined;
}
