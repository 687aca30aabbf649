import type { CountryPage } from './countryPage';
import { entriesOf } from './entries';
import type { Place } from './place';
import { Specimen } from './Specimen';
import { PageFrame } from '../src/shell/PageFrame';

interface SheetProps {
  readonly country: CountryPage;
  readonly place: Place;
}

/** One entry by itself, on the ground of the brand. */
export function Sheet({ country, place: { entry, state } }: SheetProps) {
  const { page } = country;
  const found = entriesOf(country).find(({ id }) => id === entry);
  return (
    <div data-gallery={entry}>
      <PageFrame
        isFirst={false}
        className={page.definition.mainClassName}
        scene={null}
        lenders={page.definition.lenders}
      >
        {found === undefined ? <p role="status">{`${page.facts.code} does not ask ${entry}.`}</p> : null}
        {found?.questionnaires.map((questionnaire) => (
          <Specimen key={questionnaire.key} country={country} questionnaire={questionnaire} state={state} />
        ))}
      </PageFrame>
    </div>
  );
}
