import Box from '@mui/material/Box'
import { type ChangeEvent, useRef, useState } from 'react'
import { Button } from '../../../src/components/Button'
import { type FieldAria, FieldHint } from '../../../src/components/FieldShell'
import type { PictureEntry } from '../model/fields'
import { pictureTexts } from '../texts'
import { PictureChooser } from './PictureChooser'
import { accepted } from './pictureFit'
import type { usePicture, useStoredPictures } from './usePicture'

export interface PictureActionsProps {
  field: PictureEntry
  aria: FieldAria
  path: string
  pictures: ReturnType<typeof useStoredPictures>
  picture: ReturnType<typeof usePicture>
}

/** The ways to another picture. */
export function PictureActions({ field, aria, path, pictures, picture }: PictureActionsProps) {
  const [isChoosing, setChoosing] = useState(false)
  const picker = useRef<HTMLInputElement>(null)
  const chooseButton = useRef<HTMLButtonElement>(null)
  const pick = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    // Otherwise choosing the same file again would not fire a change event.
    target.value = ''
    if (file) picture.upload(file)
  }
  const toggle = () => {
    if (!isChoosing) pictures.load()
    setChoosing(!isChoosing)
  }
  return (
    <>
      <input ref={picker} type="file" accept={accepted(field)} hidden onChange={pick} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          kind="secondary"
          id={aria.id}
          ref={chooseButton}
          aria-describedby={aria['aria-describedby']}
          onClick={toggle}
        >
          {isChoosing ? pictureTexts.closeList : pictureTexts.chooseAnother}
        </Button>
        <Button
          kind="secondary"
          busy={picture.news.kind === 'uploading'}
          aria-describedby={aria['aria-describedby']}
          onClick={() => picker.current?.click()}
        >
          {pictureTexts.upload}
        </Button>
      </Box>
      <FieldHint>{pictureTexts.drop}</FieldHint>
      {isChoosing && (
        <PictureChooser
          field={field}
          path={path}
          stored={pictures.stored}
          hasFailed={pictures.hasFailed}
          onChoose={(chosen) => {
            picture.choose(chosen)
            setChoosing(false)
            chooseButton.current?.focus()
          }}
        />
      )}
    </>
  )
}
