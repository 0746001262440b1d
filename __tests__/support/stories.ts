import { composeStories, setProjectAnnotations } from '@storybook/react-vite'
import { getConfig } from '@testing-library/dom'
import { configure } from 'storybook/test'
import preview from '../../.storybook/preview'

// Not in domSetup.ts: Storybook and the theme take half a second to load, for each suite.
setProjectAnnotations(preview)
configure({ asyncUtilTimeout: getConfig().asyncUtilTimeout })

export { composeStories }
