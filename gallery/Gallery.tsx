import { useState } from 'react';
import type { CountryPage } from './countryPage';
import { listEntries, type GalleryEntry, type EntryGroup } from './entries';
import styles from './gallery.module.css';
import { galleryLanguages } from './language';
import { formatGalleryQuery, sampleStates, frameWidths, type GalleryAddress } from './galleryAddress';
import { countries } from '../src/domain/countries/vectors/countries.fixture';

interface GalleryProps {
  readonly country: CountryPage;
  readonly place: GalleryAddress;
}

const groups: readonly EntryGroup[] = ['Sheets', 'Data points', 'Steps', 'States that ask'];

/** The list of entries, the settings, and the selected entry in a frame of the selected width. Every setting is a link. */
export function Gallery({ country, place }: GalleryProps) {
  const [filter, setFilter] = useState('');
  const entries = listEntries(country).filter(({ id }) => id.includes(filter.trim().toLowerCase()));
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
          <Choice name="state" values={sampleStates} place={place} />
          <Choice name="width" values={frameWidths} place={place} />
          <a href={formatGalleryQuery({ ...place, isStandalone: true })}>alone</a>
        </div>
        <object
          key={formatGalleryQuery(place)}
          className={styles['frame']}
          aria-label={place.entry}
          width={place.width}
          type="text/html"
          data={formatGalleryQuery({ ...place, isStandalone: true })}
        />
      </main>
    </div>
  );
}

interface GroupProps {
  readonly group: EntryGroup;
  readonly entries: readonly GalleryEntry[];
  readonly place: GalleryAddress;
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
            <a
              href={formatGalleryQuery({ ...place, entry: id })}
              aria-current={id === place.entry ? 'page' : undefined}
            >
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
  readonly place: GalleryAddress;
}

/** Links, so that each setting has an address that can be shared. */
function Choice({ name, values, place }: ChoiceProps) {
  return (
    <p className={styles['choice']}>
      <span>{name}</span>
      {values.map((value) => {
        const parameters = new URLSearchParams(formatGalleryQuery(place));
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
