import { drawPage, type Job } from './drawPages'

/** Answers a job with its pages. Where they cannot be drawn, the worker reports an error. */
self.onmessage = ({ data }: MessageEvent<Job>) => {
  void drawPage(data).then((drawn) => postMessage(drawn), reportError)
}
