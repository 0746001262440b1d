#!/usr/bin/env node
// Node 20 reads no TypeScript.
require('tsx/cjs')
require('../src/command')
