import { TextField } from '../../../ui/form/text-field.tsx';
import { useCommonTexts } from '../../lib/common.texts.ts';
import { PictureField } from '../../lib/picture-field.tsx';
import { methodApi } from './method-queries.ts';
import { useMethodTexts } from './methods.texts.ts';
import type { MethodEditor } from './use-method-form.ts';

/** Where to come to, and how to find it. */
export function PlaceFields({ editor: { values, changePlace, problemAt } }: { editor: MethodEditor }) {
  const text = useMethodTexts();
  const { optional } = useCommonTexts();
  const { place } = values;
  return (
    <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
      <TextField
        id="place-name"
        label={text.placeName}
        value={place.name}
        onType={(name) => changePlace({ name })}
        problem={problemAt('place.name')}
        isRequired
        maxLength={120}
      />
      <TextField
        id="place-name-zh"
        label={text.placeNameZh}
        value={place.nameZh}
        onType={(nameZh) => changePlace({ nameZh })}
        aside={optional}
        maxLength={120}
      />
      <TextField
        id="place-address"
        label={text.address}
        value={place.address}
        onType={(address) => changePlace({ address })}
        problem={problemAt('place.address')}
        isRequired
        lines={3}
        maxLength={400}
      />
      <TextField
        id="place-map"
        label={text.mapUrl}
        value={place.mapUrl}
        onType={(mapUrl) => changePlace({ mapUrl })}
        problem={problemAt('place.mapUrl')}
        aside={optional}
        hint={text.mapUrlHint}
        inputMode="url"
        maxLength={500}
      />
      <TextField
        id="place-note"
        label={text.note}
        value={place.note}
        onType={(note) => changePlace({ note })}
        aside={optional}
        lines={2}
        maxLength={300}
      />
      <TextField
        id="place-note-zh"
        label={text.noteZh}
        value={place.noteZh}
        onType={(noteZh) => changePlace({ noteZh })}
        aside={optional}
        lines={2}
        maxLength={300}
      />
      <PictureField
        id="place-picture"
        label={text.picture}
        address={place.mapImageUrl ?? ''}
        onChange={(mapImageUrl) => changePlace({ mapImageUrl })}
        send={methodApi.uploadPicture}
        problem={problemAt('place.mapImageUrl')}
      />
    </div>
  );
}
