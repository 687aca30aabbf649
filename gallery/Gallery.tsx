import { useState } from 'react';
import type { CountryPage } from './countryPage';
import { entriesOf, type Entry, type EntryGroup } from './entries';
import styles from './gallery.module.css';
import { galleryLanguages } from './language';
import { queryOf, states, widths, type Place } from './place';
import { countries } from '../src/domain/countries/vectors/countries.fixture';

interface GalleryProps {
  readonly country: CountryPage;
  readonly place: Place;
}

const groups: readonly EntryGroup[] = ['Sheets', 'Data points', 'Steps', 'States that ask'];

/** The list of entries, the choices, and the entry chosen in a frame of the width chosen. Every choice is an address. */
export function Gallery({ country, place }: GalleryProps) {
  const [filter, setFilter] = useState('');
  const entries = entriesOf(country).filter(({ id }) => id.includes(filter.trim().toLowerCase()));
  return (
    <div className={styles['gallery']}>
      <nav className={styles['list']} aria-label="Entries">
        <label>
          Filter
          <input type="search" value={filter} onChange={({ target }) => setFilter(target.value)} />
        </label>
        <p role="status">{`${entries.length} entries`}</p>
        {groups.map((group) => (
          <Group key={group} group={group} entries={entries} place={place} />
        ))}
      </nav>
      <main className={styles['stage']}>
        <h1 className={styles['title']}>{place.entry}</h1>
        <div className={styles['choices']}>
          <Choice name="country" values={Object.keys(countries)} place={place} />
          <Choice name="language" values={galleryLanguages} place={place} />
          <Choice name="state" values={states} place={place} />
          <Choice name="width" values={widths} place={place} />
          <a href={queryOf({ ...place, isAlone: true })}>alone</a>
        </div>
        <object
          key={queryOf(place)}
          className={styles['frame']}
          aria-label={place.entry}
          width={place.width}
          type="text/html"
          data={queryOf({ ...place, isAlone: true })}
        />
      </main>
    </div>
  );
}

interface GroupProps {
  readonly group: EntryGroup;
  readonly entries: readonly Entry[];
  readonly place: Place;
}

function Group({ group, entries, place }: GroupProps) {
  const own = entries.filter((entry) => entry.group === group);
  if (own.length === 0) return null;
  return (
    <section>
      <h2 className={styles['group']}>{group}</h2>
      <ul>
        {own.map(({ id }) => (
          <li key={id}>
            <a href={queryOf({ ...place, entry: id })} aria-current={id === place.entry ? 'page' : undefined}>
              {id.split(':')[1]}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ChoiceProps {
  readonly name: 'country' | 'language' | 'state' | 'width';
  readonly values: readonly (string | number)[];
  readonly place: Place;
}

/** Links, so that each choice is an address that can be sent to somebody. */
function Choice({ name, values, place }: ChoiceProps) {
  return (
    <p className={styles['choice']}>
      <span>{name}</span>
      {values.map((value) => {
        const parameters = new URLSearchParams(queryOf(place));
        parameters.set(name, String(value));
        return (
          <a
            key={value}
            href={`?${parameters.toString()}`}
            aria-current={place[name] === value ? 'true' : undefined}
          >
            {value}
          </a>
        );
      })}
    </p>
  );
}
