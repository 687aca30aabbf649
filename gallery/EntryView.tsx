import type { CountryPage } from './countryPage';
import { listEntries } from './entries';
import type { GalleryAddress } from './galleryAddress';
import { QuestionnairePreview } from './QuestionnairePreview';
import { PageFrame } from '../src/shell/PageFrame';

interface SheetProps {
  readonly country: CountryPage;
  readonly place: GalleryAddress;
}

/** A single entry on the brand's background. */
export function EntryView({ country, place: { entry, state } }: SheetProps) {
  const { page } = country;
  const found = listEntries(country).find(({ id }) => id === entry);
  return (
    <PageFrame
      isFirst={false}
      className={page.definition.mainClassName}
      scene={null}
      lenders={page.definition.lenders}
      toHave={[]}
    >
      {found === undefined ? <p role="status">{`${page.facts.code} has no entry ${entry}.`}</p> : null}
      {found?.questionnaires.map((questionnaire) => (
        <QuestionnairePreview
          key={questionnaire.key}
          country={country}
          questionnaire={questionnaire}
          state={state}
        />
      ))}
    </PageFrame>
  );
}
