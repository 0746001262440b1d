import { fixtureFolder } from '../fixtures/folder'

// For code that reads content/ from disk, and for commands that a test starts.
process.env.CONTENT_FOLDER = fixtureFolder
