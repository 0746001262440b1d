import { fixtureFolder } from '../fixtures/content'

// For what reads content/ as a file, and for the commands that a test starts.
process.env.CONTENT_FOLDER = fixtureFolder
