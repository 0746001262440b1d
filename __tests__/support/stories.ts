import { composeStories, setProjectAnnotations } from '@storybook/react-vite'
import { getConfig, render, within } from '@testing-library/react'
import { type ComponentType, createElement } from 'react'
import { configure } from 'storybook/test'
import preview from '../../.storybook/preview'

// Not in domSetup.ts: Storybook and the theme take half a second to load in each suite.
setProjectAnnotations(preview)
configure({ asyncUtilTimeout: getConfig().asyncUtilTimeout })

type PlayedStory = ComponentType & { play?: (context: object) => Promise<void> }

export async function play(Story: PlayedStory): Promise<void> {
  const { container } = render(createElement(Story))
  await Story.play?.({ canvasElement: container, canvas: within(container) })
}

export { composeStories }
